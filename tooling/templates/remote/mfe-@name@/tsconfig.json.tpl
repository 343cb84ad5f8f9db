{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "types": [] },
  "include": ["src"],
  "references": [
    { "path": "../shared-contracts" },
    { "path": "../shared-ui" },
    { "path": "../testing" },
    { "path": "../tooling" }
  ]
}
