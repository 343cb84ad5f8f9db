import { shortDate, timeOfDay } from '@ementa/ui'
import type { EditingState } from '../../shared/issue-editing/state'

/** `time` is the clock time of a save of today, null for an earlier day. */
export function savedText(save: EditingState['save'], savedAt: number, time: string | null): string {
  switch (save) {
    case 'saving':
      return 'Salvando…'
    case 'changed':
      return 'Alterações não salvas'
    case 'local':
      return 'Salvo só neste aparelho'
    default:
      return time ? `Salvo às ${time}` : `Salvo em ${shortDate(savedAt)} às ${timeOfDay(savedAt)}`
  }
}
