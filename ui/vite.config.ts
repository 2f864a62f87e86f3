import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where `croupier serve` listens while the interface is worked on. */
const room = "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/croupier/web/static",
    emptyOutDir: true,
    target: "es2022",
    // Older targets would turn light-dark() into a pair of switches.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": `http://${room}`,
      "/ws": { target: `ws://${room}`, ws: true },
    },
  },
});
