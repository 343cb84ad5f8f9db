/// <reference types="node" />
import fs from 'node:fs'
import path from 'node:path'

const text = fs.readFileSync(path.join(import.meta.dirname, '../../shared-ui/src/theme/plain.css'), 'utf8')

/** The looks of plain parts, for a test of what is shown: in the page for as long as it is rendered, so that no other file has them. */
export const PlainSheet = () => <style>{text}</style>
