import { ISSUE_FAILED, ISSUE_NOT_FOUND, ISSUE_NOT_FOUND_ADVICE } from '../owner-guard/texts'
import { DATE_INVALID, DATE_INVALID_REASON, FIELDS_MISSING } from '../scheduling/moment'

/** Texts of the editor that more than one file needs (error catalogue T-104 to T-118, NS-52). */
export const EDITOR_TEXTS = {
  subjectMissing: 'Assunto obrigatório',
  creationFailed: 'Erro ao criar rascunho',
  incomplete: 'Dados incompletos',
  incompleteReason: 'Assunto é obrigatório e o conteúdo deve ter pelo menos 50 caracteres.',
  saveFailed: 'Erro ao salvar',
  offline: 'Sem conexão. O texto está guardado neste aparelho.',
  sentMeanwhile: 'A edição já foi enviada. O que você mudou depois está guardado neste aparelho.',
  draftSaved: 'Rascunho salvo!',
  issueSaved: 'Edição salva!',
  loadFailed: ISSUE_FAILED,
  unknownIssue: ISSUE_NOT_FOUND,
  unknownIssueAdvice: ISSUE_NOT_FOUND_ADVICE,
  sent: 'Newsletter enviada!',
  sendFailed: 'Erro no envio',
  fieldsMissing: FIELDS_MISSING,
  fieldsMissingReason: 'Informe a data e o horário do envio.',
  dateInvalid: DATE_INVALID,
  dateInvalidReason: DATE_INVALID_REASON,
  scheduled: 'Agendamento confirmado!',
  scheduleFailed: 'Erro no agendamento',
  suggestionsFailed: 'Erro ao carregar sugestões',
  recovered: 'Rascunho recuperado',
  conflict: 'Esta edição foi alterada em outra aba',
} as const
