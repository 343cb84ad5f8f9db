import { expect, test } from 'vitest'
import { changedRanges, drawnRanges, mutationScore } from './mutation.mjs'

test('mutates the added lines of sources only', () => {
  const diff = `diff --git a/shared-ui/src/a.ts b/shared-ui/src/a.ts
--- a/shared-ui/src/a.ts
+++ b/shared-ui/src/a.ts
@@ -3 +3,2 @@ function a() {
+x
+y
@@ -9,2 +10,0 @@
@@ -20 +19 @@
+z
+++ b/shared-ui/src/a.test.ts
@@ -1 +1 @@
+++ b/shared-ui/src/style.css
@@ -1 +1 @@`
  expect(changedRanges(diff)).toEqual(['shared-ui/src/a.ts:3-4', 'shared-ui/src/a.ts:19-19'])
})

test('measures a large change by a part of it', () => {
  const ranges = ['a.ts:1-4', 'a.ts:9-12', 'b.ts:1-4', 'b.ts:7-30']
  expect(drawnRanges(ranges, 100)).toEqual(ranges)
  expect(drawnRanges(ranges, 10)).toEqual(['a.ts:1-4', 'b.ts:7-16'])
  expect(drawnRanges(['a.ts:1-900'], 60)).toEqual(['a.ts:1-60'])
})

test('counts a time-out as noticed and leaves out what no test reaches or can notice', () => {
  const mutant = (/** @type {string} */ status) => ({
    status,
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
    location: { start: { line: 2, column: 30 } },
  })
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError']
  const source = 'const isAtImport = true\nexport const isLater = () => true\n'
  const atImport = { ...mutant('Survived'), location: { start: { line: 1, column: 20 } } }
  const mutants = [...statuses.map(mutant), atImport]
  expect(mutationScore({ files: { 'a.ts': { source, mutants } } })).toEqual({
    covered: 3,
    killed: 2,
    uncovered: 1,
    survivors: [{ file: 'a.ts', line: 2, mutator: 'BooleanLiteral', replacement: 'false' }],
  })
})
