import { LENGTH } from '@ementa/contracts'
import { lengthError } from '../about/about-rules'
import type { IssueFields } from './issue-buffer'

/** Texts about saving an issue. */
export const SAVE_TEXTS = {
  incomplete: 'Dados incompletos',
  incompleteReason: 'Assunto é obrigatório e o conteúdo deve ter pelo menos 50 caracteres.',
  failed: 'Erro ao salvar',
  offline: 'Sem conexão. O texto está guardado neste aparelho.',
  sentMeanwhile: 'A edição já foi enviada. O que você mudou depois está guardado neste aparelho.',
  deletedMeanwhile: 'A edição foi apagada. Copie o texto antes de sair desta página, ou desfaça onde ela foi apagada.',
  draftSaved: 'Rascunho salvo!',
  issueSaved: 'Edição salva!',
} as const

/** Texts about the first save, which makes the issue. */
export const CREATE_TEXTS = {
  incomplete: 'Assunto obrigatório',
  incompleteReason: 'Escreva o assunto antes de salvar o rascunho.',
  failed: 'Erro ao criar rascunho',
} as const

/** Why a save of these fields must fail; undefined when nothing is too long. */
export function tooLongReason({ subject, preheader, title }: IssueFields, html: string): string | undefined {
  const reason =
    lengthError('Assunto', subject, LENGTH.issueSubject) ??
    lengthError('Texto de prévia', preheader, LENGTH.issuePreheader) ??
    lengthError('Título interno', title, LENGTH.issueTitle)
  if (reason) return `${reason}. Encurte-o para salvar.`
  return html.length > LENGTH.issueHtml ? 'O texto é longo demais para uma edição. Divida-o em duas.' : undefined
}
