{
  "name": "@ementa/mfe-@name@",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "scripts": {
    "build": "node ../tooling/scripts/build.mjs mfe-@name@",
    "dev": "node ../tooling/scripts/dev.mjs mfe-@name@",
    "release": "node ../tooling/scripts/release.mjs mfe-@name@",
    "rollback": "node ../tooling/scripts/rollback.mjs mfe-@name@",
    "releases": "node ../tooling/scripts/releases.mjs mfe-@name@"
  },
  "dependencies": {
    "@ementa/contracts": "1.0.0",
    "@ementa/ui": "1.0.0",
    "react": "@react@"
  },
  "devDependencies": {
    "@ementa/tooling": "1.0.0",
    "@ementa/testing": "1.0.0",
    "@testing-library/react": "@testing@",
    "vitest": "@vitest@"
  }
}
