/** What is said about saving an issue (spec §8, NS-52). */
export const SAVE_TEXTS = {
  incomplete: 'Dados incompletos',
  incompleteReason: 'Assunto é obrigatório e o conteúdo deve ter pelo menos 50 caracteres.',
  failed: 'Erro ao salvar',
  offline: 'Sem conexão. O texto está guardado neste aparelho.',
  sentMeanwhile: 'A edição já foi enviada. O que você mudou depois está guardado neste aparelho.',
  draftSaved: 'Rascunho salvo!',
  issueSaved: 'Edição salva!',
} as const
