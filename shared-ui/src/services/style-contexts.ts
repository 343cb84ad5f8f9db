import { type ComponentType, createElement, type ReactNode } from 'react'

type Provider = ComponentType<{ children: ReactNode }>
type AnyComponent = ComponentType<object>

let provider: Provider | undefined
/** One wrapper for one component: another one would be mounted again. */
const wrapped = new WeakMap<AnyComponent, AnyComponent>()

/** Hands over the provider that parts of Chakra need, as soon as the code of a facade with such parts is there. */
export function setStyleProvider(given: Provider): void {
  provider = given
}

/**
 * For a component whose code has just arrived: inside the contexts of the style engine, if the code brought that along.
 * Above all of the page they would be a first page's as well, and given later they would mount it again (decision 002).
 */
export function withStyles<Props extends object>(component: ComponentType<Props>): ComponentType<Props>
export function withStyles(component: AnyComponent): AnyComponent {
  const Styles = provider
  if (!Styles) return component
  const wrapper = wrapped.get(component)
  if (wrapper) return wrapper
  const styled = (props: object) => createElement(Styles, null, createElement(component, props))
  wrapped.set(component, styled)
  return styled
}
