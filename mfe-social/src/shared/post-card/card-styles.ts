import { LAYOUT } from '@ementa/contracts'
import { css } from '@ementa/ui'

/**
 * The whole look of a card in one sheet that is serialised once: a card renders plain elements below one styled root,
 * so that a thousand of them scroll without work for the styling library.
 */
export const cardStyles = css`
  --rule: var(--chakra-colors-border);
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  column-gap: 12px;
  padding: 16px 16px 6px 13px;
  border-bottom: 1px solid var(--chakra-colors-border);
  border-inline-start: 3px solid var(--rule);
  background: transparent;
  overflow-wrap: anywhere;

  &[data-opens] { cursor: pointer; }
  @media (hover: hover) {
    &[data-opens]:hover { background: color-mix(in srgb, var(--chakra-colors-bg-hover) 45%, transparent); }
  }
  &[data-authority='advogado'] { --rule: var(--chakra-colors-authority-advogado); }
  &[data-authority='estagiario'] { --rule: var(--chakra-colors-authority-estagiario); }
  &[data-authority='estudante'] { --rule: var(--chakra-colors-authority-estudante); }
  &[data-authority='empresa'] { --rule: var(--chakra-colors-authority-empresa); }

  .head { display: flex; align-items: flex-start; gap: 4px; min-height: 44px; }
  .who { flex: 1; min-width: 0; padding-top: 1px; line-height: 1.35; }
  .name { font-weight: 600; color: var(--chakra-colors-fg); }
  a.name:hover { text-decoration: underline; text-underline-offset: 3px; }
  .user { margin-inline-start: 2px; font-size: var(--chakra-fontSizes-xs); color: var(--chakra-colors-fg-subtle); }
  .meta {
    display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 8px;
    font-size: var(--chakra-fontSizes-xs); color: var(--chakra-colors-fg-subtle);
  }
  /* 24 px tall, between the name's link above it and the text below. */
  .meta a { display: inline-block; padding: 0 2px 7px; margin: 0 -2px -7px; }
  .meta a:hover { text-decoration: underline; text-underline-offset: 3px; }

  .text {
    margin-top: 6px; white-space: pre-wrap; line-height: 1.55; color: var(--chakra-colors-fg);
  }
  .text a { color: var(--chakra-colors-link); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  .text a:hover { text-decoration-thickness: 2px; }
  .text a[data-kind='citation'] { color: inherit; text-decoration-style: dotted; text-decoration-color: var(--chakra-colors-fg-subtle); }
  .text a[data-kind='citation']:hover { color: var(--chakra-colors-link); text-decoration-style: solid; }

  .image {
    display: flex; align-items: center; justify-content: center;
    margin-top: 12px; aspect-ratio: 16 / 10; max-height: ${LAYOUT.postImageMaxHeight}; width: 100%;
    border: 1px solid var(--chakra-colors-border); border-radius: var(--chakra-radii-md);
    background: var(--chakra-colors-bg-sunken); overflow: hidden;
    font-size: var(--chakra-fontSizes-sm); color: var(--chakra-colors-fg-muted);
  }
  .image img { width: 100%; height: 100%; object-fit: contain; }
  .image[data-state='loading'] img { opacity: 0; }
  .image[data-state='error'], .image[data-state='asks'] { aspect-ratio: auto; min-height: 72px; gap: 8px; border-style: dashed; border-color: var(--chakra-colors-border-control); }

  button.image { color: var(--chakra-colors-brand-fg); font-weight: 500; }
  button.image:hover { background: var(--chakra-colors-bg-hover); }

  .tags { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px; }
  .tag {
    display: inline-flex; align-items: center; min-height: 28px; padding: 0 10px; border-radius: 9999px;
    font-size: var(--chakra-fontSizes-xs); font-weight: 500; color: var(--chakra-colors-fg-muted);
    background: var(--chakra-colors-bg-hover); max-width: 100%;
  }
  .tag:hover { color: var(--chakra-colors-brand-fg); background: var(--chakra-colors-brand-subtle); }
  button.tag { background: transparent; box-shadow: inset 0 0 0 1px var(--chakra-colors-border-control); font-variant-numeric: tabular-nums; }

  .preview {
    display: grid; align-content: center; height: 68px; margin-top: 10px; padding: 0 12px; min-width: 0;
    border: 1px solid var(--chakra-colors-border); border-radius: var(--chakra-radii-md);
    background: var(--chakra-colors-bg-surface);
  }
  .preview:hover { border-color: var(--chakra-colors-border-control); }
  .preview > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .preview b { font-weight: 600; font-size: var(--chakra-fontSizes-sm); }
  .preview small { font-size: var(--chakra-fontSizes-xs); color: var(--chakra-colors-fg-subtle); }

  .actions { display: flex; flex-wrap: wrap; justify-content: space-between; max-width: 460px; margin: 4px 0 0 -12px; }
  .action {
    display: inline-flex; align-items: center; justify-content: center; gap: 6px;
    min-width: 44px; height: 44px; padding: 0 12px; border-radius: var(--chakra-radii-md);
    font-size: var(--chakra-fontSizes-sm); font-weight: 500; color: var(--chakra-colors-fg-muted);
    font-variant-numeric: tabular-nums lining-nums; white-space: nowrap;
  }
  .action svg { flex-shrink: 0; }
  .action:hover { color: var(--chakra-colors-fg); background: var(--chakra-colors-bg-hover); }
  .action[aria-pressed='true'] { color: var(--chakra-colors-brand-fg); }
  .action[aria-pressed='true'] svg { fill: currentColor; }

  .follow {
    height: 32px; padding: 0 12px; border-radius: var(--chakra-radii-md); flex-shrink: 0;
    font-size: var(--chakra-fontSizes-xs); font-weight: 600; color: var(--chakra-colors-fg);
    box-shadow: inset 0 0 0 1px var(--chakra-colors-border-control);
  }
  .follow:hover { background: var(--chakra-colors-bg-hover); }
  .follow[aria-pressed='true'] { color: var(--chakra-colors-fg-subtle); box-shadow: none; }
  .more { display: inline-flex; align-items: center; justify-content: center; width: 44px; height: 44px; margin: -6px -8px 0 0; border-radius: var(--chakra-radii-md); color: var(--chakra-colors-fg-muted); }
  .more:hover { background: var(--chakra-colors-bg-hover); color: var(--chakra-colors-fg); }
  .menu { display: flex; margin: -6px -8px 0 0; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 10px 0; }

  @media (max-width: 767px) { .user { display: none; } }
  @media (max-width: 359px) {
    .actions { margin-inline-start: -4px; }
    .action { padding: 0 4px; gap: 4px; }
  }
  @media (pointer: coarse) {
    /* The finger's target is 44 px tall, what is rendered of it is not: transparent edges, radii measured within them. */
    .tag { min-height: 44px; border-block: 8px solid transparent; background-clip: padding-box; border-radius: 14px / 22px; }
    .follow { height: 44px; margin-top: -6px; border-block: 6px solid transparent; background-clip: padding-box; border-radius: 6px / 12px; }
    .name { display: inline-block; padding-top: 6px; margin-top: -6px; }
  }
`
