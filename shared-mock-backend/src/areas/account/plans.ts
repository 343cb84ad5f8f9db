import { os } from '../../context'

export const plans = {
  list: os.plans.list.handler(({ context }) => ({ plans: [...context.db.plans.after(null)] })),
}
