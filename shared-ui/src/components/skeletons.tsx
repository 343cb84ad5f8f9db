import { TIMING } from '@ementa/contracts'
import { type ReactNode, useEffect, useState } from 'react'

/** A box in the place of something that is loading; sizes as in CSS. */
export function Outline({ w, h, mt, isRound }: { w?: string; h: string; mt?: string; isRound?: boolean }) {
  return <span className="outline" data-round={isRound || undefined} style={{ width: w, height: h, marginTop: mt }} />
}

/** Lines of a text in the place of what is loading, the last one shorter; sizes as in CSS. */
export function OutlineLines({ count, h, gap, mt }: { count: number; h: string; gap: string; mt?: string }) {
  return (
    <div className="outline-lines" style={{ gap, marginTop: mt }}>
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <Outline key={key} h={h} />
      ))}
    </div>
  )
}

interface LoadingProps {
  label?: string | undefined
  /** Title of a page that has no heading before it has loaded: spoken, not shown. */
  title?: string | undefined
  children: ReactNode
}

/**
 * Wraps skeletons: says `Carregando…` to screen readers, and admits slowness after 8 s. Plain elements, as all of it.
 * Inside of an element with `data-awaited` it keeps what stands below out of sight, which would be pushed down when this
 * arrives; no longer than to the note.
 */
export function Loading({ label = 'Carregando…', title, children }: LoadingProps) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), TIMING.slowNote)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy className={slow ? undefined : 'outlines'}>
      {title && <h1 className="visually-hidden">{title}</h1>}
      <span role="status" className="visually-hidden">
        {label}
      </span>
      <p role="status" className="outline-status">
        {slow && 'Está demorando mais que o normal.'}
      </p>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** The height of a usual post without image, so that nothing jumps when it arrives. */
export function PostSkeleton() {
  return (
    <div className="outline-post">
      <Outline w="44px" h="44px" isRound />
      <div className="outline-fill">
        <Outline w="45%" h="14px" />
        <Outline w="28%" h="11px" mt="8px" />
        <OutlineLines count={3} h="14px" gap="12px" mt="20px" />
        <div className="outline-chips">
          <Outline w="88px" h="24px" isRound />
          <Outline w="64px" h="24px" isRound />
        </div>
      </div>
    </div>
  )
}

const NAMED = (
  <div className="outline-fill">
    <Outline w="40%" h="14px" />
    <Outline w="65%" h="12px" mt="8px" />
  </div>
)

/** A list row: picture, two lines. */
export function RowSkeleton() {
  return (
    <div className="outline-row">
      <Outline w="44px" h="44px" isRound />
      {NAMED}
    </div>
  )
}

/** A list row without a picture. */
const LineSkeleton = () => <div className="outline-row">{NAMED}</div>

/** Skeleton of the title of a page. */
export function TitleSkeleton({ width = '40%' }: { width?: string }) {
  return (
    <div className="outline-title" aria-hidden>
      <div className="outline-bar">
        <Outline w={width} h="26px" />
      </div>
    </div>
  )
}

/** Skeleton of a part of a page: its heading and the text below it. */
export function PartSkeleton() {
  return (
    <div className="outline-title">
      <Outline w="45%" h="14px" />
      <OutlineLines count={3} h="14px" gap="12px" mt="20px" />
    </div>
  )
}

/** Headline and paragraphs of something to be read. */
export function ReaderSkeleton() {
  return (
    <div className="outline-reader">
      <Outline w="30%" h="12px" />
      <Outline w="85%" h="31px" mt="16px" />
      <OutlineLines count={8} h="15px" gap="16px" mt="32px" />
    </div>
  )
}

const SHAPES = {
  post: PostSkeleton,
  row: RowSkeleton,
  line: LineSkeleton,
  part: PartSkeleton,
}

interface SkeletonsProps extends Omit<LoadingProps, 'children'> {
  shape: keyof typeof SHAPES
  count?: number
}

/** `count` skeletons of one shape, wrapped in `Loading`. */
export function Skeletons({ shape, count = 3, ...spoken }: SkeletonsProps) {
  const Shape = SHAPES[shape]
  return (
    <Loading {...spoken}>
      {Array.from({ length: count }, (_, index) => `${shape}-${index}`).map((key) => (
        <Shape key={key} />
      ))}
    </Loading>
  )
}
