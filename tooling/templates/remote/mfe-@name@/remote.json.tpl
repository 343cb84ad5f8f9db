{
  "name": "@name@",
  "title": "@Title@",
  "port": @port@,
  "routes": ["/@name@"],
  "exposes": { "./remote": "./src/remote.ts" }
}
