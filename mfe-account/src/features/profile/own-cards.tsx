import { BRAND } from '@ementa/contracts'
import { buttonLook, pricePerMonth, useHost } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { ChevronDown, ExternalLink } from 'lucide-react'
import styles from './own-cards.module.css'

const plansQuery = query('plans', (api) => api.plans.list())

/** Cards that only the owner of a profile sees: the partner's invitation and the plan. */
export function OwnCards() {
  const { isCommunity } = useHost()
  return (
    <div className={styles.cards}>
      <PartnerPrompt />
      {!isCommunity && <PlanCard />}
    </div>
  )
}

function PartnerPrompt() {
  return (
    <section aria-label={BRAND.partner.name} className={styles.partner}>
      <h2 className="heading">Conecte-se ao {BRAND.partner.name}</h2>
      <p className={`muted ${styles.said}`}>
        Analise contratos com nosso parceiro e mostre aqui quantos você já analisou. A Ementa não envia seus dados.
      </p>
      <a {...buttonLook({})} href={BRAND.partner.url} target="_blank" rel="noopener">
        Conectar ao {BRAND.partner.name}
        <span className="visually-hidden"> (abre em nova aba)</span>
        <ExternalLink size={16} aria-hidden />
      </a>
    </section>
  )
}

/** The plan, read-only: nothing is sold and nothing is limited, and the card says so. */
function PlanCard() {
  const { data } = useRead(plansQuery())
  const plans = data?.plans ?? []
  const current = plans.find(({ tier }) => tier === 'free')
  const others = plans.filter((plan) => plan !== current)
  return (
    <section aria-label="Plano" className={styles.plan}>
      {current && (
        <>
          <h2 className="heading">Seu plano: {current.name}</h2>
          <p className={`muted ${styles.said}`}>{current.perks.join(' · ')}</p>
          <details className={styles.others}>
            <summary>
              Ver os outros planos
              <ChevronDown size={18} aria-hidden />
            </summary>
            {others.map((plan) => (
              <div key={plan.id}>
                <p>
                  {plan.name} · {pricePerMonth(plan.price_cents)}
                </p>
                <ul className="muted">
                  {plan.perks.map((perk) => (
                    <li key={perk}>{perk}</li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
          <p className={styles.free}>Apenas informativo: nada é cobrado e nenhuma função é limitada.</p>
        </>
      )}
    </section>
  )
}
