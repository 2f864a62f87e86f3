"""What stud, draw and jacks or better have of their own."""
