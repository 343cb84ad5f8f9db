import { type ComponentType, createElement, type ReactNode } from 'react'

type Provider = ComponentType<{ children: ReactNode }>

let provider: Provider | undefined

/** For the facades with parts of Chakra: hands over what those need above them, as soon as their code is there. */
export function setStyleProvider(given: Provider): void {
  provider = given
}

// biome-ignore lint/suspicious/noExplicitAny: any component, whatever its props; the caller's own type is kept
type AnyComponent = ComponentType<any>

/** One wrapper for one component: another one would be mounted again. */
const wrapped = new WeakMap<AnyComponent, AnyComponent>()

/**
 * For a component whose code has just arrived: inside the contexts of the style engine, if the code brought that along.
 * Above all of the page they would be a first page's as well, and given later they would mount it again (decision 059).
 */
export function withStyles<Component extends AnyComponent>(component: Component): Component
export function withStyles(component: AnyComponent): AnyComponent {
  const Styles = provider
  if (!Styles) return component
  const known = wrapped.get(component)
  if (known) return known
  const styled: AnyComponent = (props) => createElement(Styles, null, createElement(component, props))
  wrapped.set(component, styled)
  return styled
}
