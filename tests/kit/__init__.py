"""What tests of several folders share: where the data is, builders, strategies."""
