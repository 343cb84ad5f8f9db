import { Button } from '@ementa/ui'
import type { ReleaseByLink } from '../registry/registry'
import { leaveReleasesByLink } from './release-by-link'
import styles from './release-by-link-notice.module.css'

/** A notice on every page of this tab that it shows another version than the published one, with a button that leads back. */
export default function ReleaseByLinkNotice({ releases }: { releases: readonly ReleaseByLink[] }) {
  return (
    <div role="note" className={styles.notice}>
      {releases.map((release) => (
        <p key={release.title}>{describe(release)}</p>
      ))}
      <Button className={styles.action} size="sm" variant="link" onClick={leaveReleasesByLink}>
        Voltar ao que está publicado
      </Button>
    </div>
  )
}

function describe({ title, version, problem }: ReleaseByLink) {
  const named = version === null ? '' : ` (${version})`
  return problem === null
    ? `Você está vendo outra versão de ${title}${named}, assinada por quem a publica. Ela vale só nesta aba.`
    : `A versão de ${title} que este link pede${named} não pôde ser confirmada como de quem a publica. Está aberta a versão publicada.`
}
