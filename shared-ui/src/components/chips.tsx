import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { tagName } from '@ementa/contracts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../routing/link'

// The pill is 28 px tall, its target 44 px under a finger: the target is the outer element, the pill the inner one.
const target: BoxProps = {
  display: 'inline-flex',
  alignItems: 'center',
  sx: { '@media (pointer: coarse)': { minH: '44px', minW: '44px' } },
}
const pill: BoxProps = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minH: '28px',
  px: 3,
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  border: '1px solid',
}

const Outer = chakra('button', { baseStyle: { bg: 'transparent', borderRadius: 'full', cursor: 'pointer' } })

export interface TagChipProps {
  tag: string
  href?: string
  onRemove?: () => void
  /** Accessible name of the chip that removes, where it is another than `Remover a tag …`. */
  removeLabel?: string
}

/** A tag of the product by its name, `Trabalho`, or `#direito-novo` when nobody named it: a link, or a mere label when it leads nowhere. */
export function TagChip({ tag, href, onRemove, removeLabel }: TagChipProps) {
  const face = (
    <Box
      as="span"
      {...pill}
      bg="bg.hover"
      color="fg.muted"
      borderColor="transparent"
      _groupHover={{ color: 'brand.fg', bg: 'brand.subtle' }}
    >
      {tagName(tag)}
      {onRemove && <X size={14} aria-hidden />}
    </Box>
  )
  if (onRemove) {
    return (
      <Outer
        type="button"
        {...target}
        data-group=""
        aria-label={removeLabel ?? `Remover a tag ${tagName(tag)}`}
        onClick={onRemove}
      >
        {face}
      </Outer>
    )
  }
  if (!href) return face
  return (
    <Box as={Link} to={href} data-group="" {...target} borderRadius="full">
      {face}
    </Box>
  )
}

export interface PillProps {
  isPressed: boolean
  onToggle: () => void
  isDisabled?: boolean
  children: ReactNode
}

/** A filter that is on or off; its state is said (`aria-pressed`), not only coloured. */
export function Pill({ isPressed, onToggle, isDisabled, children }: PillProps) {
  return (
    <Outer
      type="button"
      {...target}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onToggle}
      _disabled={{ opacity: 0.62 }}
    >
      <Box
        as="span"
        {...pill}
        minH="32px"
        bg={isPressed ? 'brand.subtle' : 'transparent'}
        color={isPressed ? 'brand.fg' : 'fg.muted'}
        borderColor={isPressed ? 'brand.fg' : 'border.control'}
        fontWeight={isPressed ? 600 : 500}
      >
        {children}
      </Box>
    </Outer>
  )
}

/** Chips in a row that wraps. */
export function ChipRow({ children, ...rest }: BoxProps) {
  return (
    <Flex wrap="wrap" gap={{ base: 1, md: 2 }} {...rest}>
      {children}
    </Flex>
  )
}
