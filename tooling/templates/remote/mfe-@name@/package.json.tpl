{
  "name": "@ementa/mfe-@name@",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "scripts": {
    "build": "node ../tooling/run.mjs build mfe-@name@",
    "dev": "node ../tooling/run.mjs dev mfe-@name@",
    "release": "node ../tooling/run.mjs release mfe-@name@",
    "rollback": "node ../tooling/run.mjs rollback mfe-@name@",
    "releases": "node ../tooling/run.mjs releases mfe-@name@",
    "can-i-deploy": "node ../tooling/run.mjs can-i-deploy mfe-@name@"
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
