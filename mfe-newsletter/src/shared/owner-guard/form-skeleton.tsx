import { Loading, Outline } from '@ementa/ui'

function Field({ height }: { height: string }) {
  return (
    <div className="outline-field">
      <Outline h="14px" w="120px" />
      <Outline h={height} mt="8px" />
    </div>
  )
}

/** Labels and fields of a form that is loading. */
export function FormSkeleton() {
  return (
    <Loading>
      <Field height="44px" />
      <Field height="132px" />
      <Field height="44px" />
    </Loading>
  )
}
