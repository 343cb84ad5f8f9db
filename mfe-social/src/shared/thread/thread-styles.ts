import { css } from '@ementa/ui'

/**
 * For the page: what takes the focus is scrolled clear of the header and of the composer's bar (WCAG 2.4.11). Not by the
 * root's scroll padding: the bar's own caret would lie within it and pull the page down.
 */
export const pageStyles = css`
  .thread-page :is(article, article :is(a, button), .more button) {
    scroll-margin-block: 72px calc(var(--ementa-action-bar, 0px) + 72px);
  }
`

/** One sheet for the whole thread: its rows render plain elements, so that thousands of comments scroll. */
export const threadStyles = css`
  .comment {
    display: grid; grid-template-columns: 52px minmax(0, 1fr); column-gap: 8px; padding: 14px 16px 2px 8px;
    border-top: 1px solid var(--chakra-colors-border); overflow-wrap: anywhere; 
  }
  .comment[data-level='1'] { padding-inline-start: 36px; }
  .comment[data-level='2'] { padding-inline-start: 64px; }
  .comment[data-level='1'], .comment[data-level='2'] { border-top-style: dotted; }
  .comment[data-target] { background: var(--chakra-colors-brand-subtle); }
  .comment:focus-visible { outline-offset: -2px !important; }
  .leaf {
    padding-top: 3px; text-align: end; font-family: var(--chakra-fonts-heading); font-size: 12px; line-height: 1.3;
    font-style: italic; color: var(--chakra-colors-fg-subtle); font-variant-numeric: lining-nums tabular-nums;
  }
  .content { border-inline-start: 2px solid var(--rule, var(--chakra-colors-border)); padding-inline-start: 12px; min-width: 0; }
  .comment[data-authority='advogado'] { --rule: var(--chakra-colors-authority-advogado); }
  .comment[data-authority='estagiario'] { --rule: var(--chakra-colors-authority-estagiario); }
  .comment[data-authority='estudante'] { --rule: var(--chakra-colors-authority-estudante); }
  .comment[data-authority='empresa'] { --rule: var(--chakra-colors-authority-empresa); }
  .head { display: flex; align-items: flex-start; gap: 4px; }
  .who { flex: 1; min-width: 0; line-height: 1.35; }
  .name { font-weight: 600; }
  .name, .meta a { display: inline-block; line-height: 24px; }
  a.name:hover, .meta a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .meta {
    display: flex; flex-wrap: wrap; column-gap: 8px; align-items: baseline;
    font-size: var(--chakra-fontSizes-xs); color: var(--chakra-colors-fg-subtle);
  }
  .menu { display: flex; margin: -10px -8px -8px 0; }
  .dots {
    display: inline-flex; align-items: center; justify-content: center; width: 44px; height: 44px; margin: -10px -8px -8px 0;
    border-radius: var(--chakra-radii-md); color: var(--chakra-colors-fg-muted);
  }
  .dots:hover { background: var(--chakra-colors-bg-hover); color: var(--chakra-colors-fg); }
  .text { margin-top: 4px; white-space: pre-wrap; line-height: 1.55; }
  .text a { color: var(--chakra-colors-link); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  .text a[data-kind='citation'] { color: inherit; text-decoration-style: dotted; }
  .review {
    margin: 6px 0 10px; padding: 8px 12px; border-radius: var(--chakra-radii-md);
    background: var(--chakra-colors-warningBg); color: var(--chakra-colors-warning); font-size: var(--chakra-fontSizes-sm);
  }
  .actions { display: flex; margin-inline-start: -10px; }
  .action {
    display: inline-flex; align-items: center; gap: 6px; min-width: 44px; height: 44px; padding: 0 10px;
    border-radius: var(--chakra-radii-md); font-size: var(--chakra-fontSizes-sm); font-weight: 500;
    color: var(--chakra-colors-fg-muted); font-variant-numeric: tabular-nums lining-nums;
  }
  .action:hover { background: var(--chakra-colors-bg-hover); color: var(--chakra-colors-fg); }
  .action[aria-pressed='true'] { color: var(--chakra-colors-brand-fg); }
  .action[aria-pressed='true'] svg { fill: currentColor; }
  .more { display: block; padding: 2px 16px 6px 0; margin-inline-start: 96px; min-height: 44px; }
  .more[data-level='2'] { margin-inline-start: 124px; }
  .more button { min-height: 44px; font-size: var(--chakra-fontSizes-sm); font-weight: 600; color: var(--chakra-colors-link); }
  .more button:hover { text-decoration: underline; text-underline-offset: 3px; }

  @media (max-width: 767px) {
    .comment { grid-template-columns: 40px minmax(0, 1fr); padding-inline: 4px 12px; }
    .comment[data-level='1'] { padding-inline-start: 16px; }
    .comment[data-level='2'] { padding-inline-start: 28px; }
    .more { margin-inline-start: 64px; }
    .more[data-level='2'] { margin-inline-start: 76px; }
  }
`
