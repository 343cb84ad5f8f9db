/// <reference types="node" />
import fs from 'node:fs'
import path from 'node:path'

const text = fs.readFileSync(path.join(import.meta.dirname, '../../shared-ui/src/theme/parts.css'), 'utf8')

/** The style sheet of plain parts; it is in the page only while rendered, so that it does not affect other files. */
export const PlainSheet = () => <style>{text}</style>
