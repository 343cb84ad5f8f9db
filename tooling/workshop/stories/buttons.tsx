import { Button, ButtonGroup, ChipRow, CloseButton, Flex, IconButton, Pill, TagChip } from '@ementa/ui'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { State, Story } from '../story'

const VARIANTS = ['solid', 'outline', 'ghost', 'danger'] as const

export function Buttons() {
  const [isPressed, setPressed] = useState(true)
  return (
    <Story title="Botões">
      {VARIANTS.map((variant) => (
        <State key={variant} name={`Button ${variant}`}>
          <Flex gap={2} wrap="wrap">
            <Button variant={variant}>Publicar</Button>
            <Button variant={variant} isDisabled>
              Desativado
            </Button>
            <Button variant={variant} isLoading>
              Ocupado
            </Button>
            <Button variant={variant} isLoading loadingText="Publicando…">
              Ocupado
            </Button>
          </Flex>
        </State>
      ))}
      <State name="ButtonGroup">
        <ButtonGroup isAttached>
          <Button aria-pressed>Claro</Button>
          <Button aria-pressed={false}>Escuro</Button>
        </ButtonGroup>
      </State>
      <State name="IconButton, CloseButton">
        <IconButton aria-label="Salvar" icon={<Bookmark size={20} aria-hidden />} variant="ghost" />
        <IconButton aria-label="Salvar, desativado" icon={<Bookmark size={20} aria-hidden />} isDisabled />
        <CloseButton />
      </State>
      <State name="Pill">
        <ChipRow>
          <Pill isPressed={isPressed} onToggle={() => setPressed(!isPressed)}>
            Alternável
          </Pill>
          <Pill isPressed={false} onToggle={() => undefined}>
            Solta
          </Pill>
          <Pill isPressed isDisabled onToggle={() => undefined}>
            Desativada
          </Pill>
        </ChipRow>
      </State>
      <State name="TagChip">
        <ChipRow>
          <TagChip tag="lgpd" />
          <TagChip tag="processo-civil" href="/search?tag=processo-civil" />
          <TagChip tag="trabalho" onRemove={() => undefined} removeLabel="Remover Trabalho" />
        </ChipRow>
      </State>
    </Story>
  )
}
