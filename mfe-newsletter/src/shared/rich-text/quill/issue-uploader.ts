import type { Range } from 'quill'
import QuillUploader from 'quill/modules/uploader'
import { listenersOf } from './listeners'

/**
 * Hands every file that is dropped or pasted to the component around the editor, which stores images and says why it cannot
 * take others. Quill's own uploader drops other files in silence, and writes images into the text as base64.
 */
export class IssueUploader extends QuillUploader {
  override upload({ index }: Range, files: FileList | File[]) {
    if (files.length > 0) listenersOf(this.quill)?.onFiles(index, [...files])
  }
}
