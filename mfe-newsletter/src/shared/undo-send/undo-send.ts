import { errorCode, isOfflineError, type NewsletterIssue, type Services, TIMING } from '@ementa/contracts'
import { failureAdvice } from '../failures/failure-advice'
import { momentText } from '../scheduling/moment'

type Undoing = Pick<Services, 'api' | 'toast'>

/** Takes a sent issue back; null, with a toast that says why, where that failed. */
export async function undoSend({ api, toast }: Undoing, issueId: string): Promise<NewsletterIssue | null> {
  try {
    const issue = await api.newsletters.undoSend({ issueId })
    toast.success('Envio desfeito', { description: `${stateText(issue)} Ninguém mais a viu.` })
    return issue
  } catch (error) {
    toast.error(...failureWords(error))
    return null
  }
}

const stateText = ({ scheduled_at }: NewsletterIssue) =>
  scheduled_at
    ? `A edição voltou a estar agendada para ${momentText(scheduled_at)}.`
    : 'A edição voltou a ser rascunho.'

function failureWords(error: unknown): [title: string, advice: string] {
  if (errorCode(error) === 'ISSUE_RELEASED') {
    const seconds = TIMING.undoSend / 1000
    return ['O envio não pode mais ser desfeito', `Os ${seconds} segundos passaram: os leitores já veem a edição.`]
  }
  const title = 'O envio não foi desfeito'
  return isOfflineError(error)
    ? [title, 'Sem conexão, a edição aparece aos leitores na hora. Se a conexão voltar antes, tente novamente.']
    : [title, failureAdvice(error)]
}
