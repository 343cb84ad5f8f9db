import { Box, useServices } from '@ementa/ui'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { useState } from 'react'
import { editorStyles } from './editor-styles'
import { ImageDialog } from './image-dialog'
import type { IssueTextPort } from './issue-text'
import { LinkDialog } from './link-dialog'
import { PasteNote } from './paste/paste-note'
import { QuillSurface } from './quill/quill-surface'
import type { TextSurface } from './text-surface'
import { Toolbar } from './toolbar'

export interface RichTextProps {
  /** The stored text; asked once, when there is an editor to put it in. */
  initialHtml: () => string
  label: string
  placeholder: string
  describedBy?: string
  onReady: (port: IssueTextPort) => void
  /** Only what the person did; loading is no change. */
  onChange: () => void
}

/** The writing surface with its toolbar and its dialogs. */
export default function RichText({ onReady, ...field }: RichTextProps) {
  const { api, images, toast } = useServices()
  const [surface, setSurface] = useState<TextSurface | null>(null)
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null)
  const [losses, setLosses] = useState<string[]>([])

  async function upload(index: number, files: File[]) {
    let place = index
    for (const file of files) {
      try {
        const { image_url } = await api.images.upload(await prepareImage(file))
        surface?.tools.insertImage(place, image_url)
        place += 1
      } catch (error) {
        toast.error('Erro no upload', uploadErrorText(error))
      }
    }
  }

  function closePasteNote() {
    setLosses([])
    surface?.tools.focus()
  }

  const openLink = () => setDialog('link')
  const closeDialog = () => setDialog(null)
  return (
    <Box sx={editorStyles}>
      {surface && <Toolbar tools={surface.tools} onLink={openLink} onImage={() => setDialog('image')} />}
      {!surface && <Box h="45px" borderBottom="1px solid" borderColor="border" />}
      <QuillSurface
        {...field}
        resolveImage={images.resolve}
        onReady={(ready) => {
          setSurface(ready)
          onReady(ready.port)
        }}
        onPasted={setLosses}
        onLinkKey={openLink}
        onFiles={(index, files) => void upload(index, files)}
      />
      <PasteNote losses={losses} onClose={closePasteNote} />
      {surface && <LinkDialog tools={surface.tools} isOpen={dialog === 'link'} onClose={closeDialog} />}
      {surface && <ImageDialog surface={surface} isOpen={dialog === 'image'} onClose={closeDialog} />}
    </Box>
  )
}
