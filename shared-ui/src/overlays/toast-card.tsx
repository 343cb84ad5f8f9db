import { Box, Flex, Text } from '@chakra-ui/react'
import type { ToastInput } from '@ementa/contracts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Button, CloseButton } from '../components/portuguese-chakra'
import { guardedPress } from '../services/guarded-press'

const look = {
  success: { icon: CircleCheck, color: 'success' },
  error: { icon: CircleAlert, color: 'danger' },
  warning: { icon: TriangleAlert, color: 'warning' },
  info: { icon: Info, color: 'link' },
} as const

type ToastCardProps = Pick<ToastInput, 'title' | 'description' | 'action'> & {
  id: string
  status: keyof typeof look
  onClose: () => void
}

/** The content of a toast, with its one action. */
export function ToastCard({ id, title, description, status, action, onClose }: ToastCardProps) {
  const { icon: Icon, color } = look[status]
  return (
    <Flex
      role={status === 'error' ? 'alert' : 'status'}
      aria-atomic
      align="flex-start"
      gap={3}
      ps={4}
      pe={1}
      py={1}
      bg="bg.surface"
      color="fg"
      border="1px solid"
      borderColor="border"
      borderInlineStart="3px solid"
      borderInlineStartColor={color}
      borderRadius="md"
      boxShadow="overlay"
    >
      <Box as={Icon} aria-hidden boxSize="20px" flexShrink={0} color={color} mt="12px" />
      <Box flex={1} minW={0} py="11px">
        <Text fontSize="sm" fontWeight={600} lineHeight={1.4}>
          {title}
        </Text>
        {description && (
          <Text fontSize="xs" color="fg.muted" mt={0.5}>
            {description}
          </Text>
        )}
        {action && (
          <Button
            size="sm"
            mt={2}
            onClick={guardedPress('toasts', id, () => {
              action.onClick()
              onClose()
            })}
          >
            {action.label}
          </Button>
        )}
      </Box>
      <CloseButton aria-label="Fechar aviso" onClick={onClose} size="sm" flexShrink={0} />
    </Flex>
  )
}
