import type { QuotedRef } from '@ementa/contracts'
import { Box, Button, counted, lazySection, Skeletons } from '@ementa/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useId, useState } from 'react'

const QuotesList = lazySection(() => import('./quotes-list'))

/** `Citada em 2 publicações`, and those when they are asked for. */
export default function Quotes({ quoted, count }: { quoted: QuotedRef; count: number }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Box borderBottom="1px solid" borderColor="border">
      <Button
        variant="ghost"
        minH="44px"
        px={4}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        rightIcon={<Chevron size={16} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        Citada em {counted(count, 'publicação', 'publicações')}
      </Button>
      {isOpen && (
        <Box id={id} as="section" aria-label="Publicações que citam" borderTop="1px solid" borderColor="border">
          <Suspense fallback={<Skeletons shape="post" count={1} />}>
            <QuotesList quoted={quoted} />
          </Suspense>
        </Box>
      )}
    </Box>
  )
}
