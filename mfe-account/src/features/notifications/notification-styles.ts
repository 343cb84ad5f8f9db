import { css } from '@ementa/ui'

/** One sheet for the whole list: its rows render plain elements, so that a thousand of them scroll on a slow phone. */
export const listStyles = css`
  .note { position: relative; overflow: hidden; border-bottom: 1px solid var(--chakra-colors-border); }
  .note[data-swiped] { background: var(--chakra-colors-brand-subtle); }
  .note .swiped {
    position: absolute; inset-block: 0; inset-inline-start: 16px; display: flex; align-items: center;
    color: var(--chakra-colors-brand-fg);
  }
  .note .row {
    position: relative; display: flex; gap: 12px; padding: 12px 4px 12px 12px; min-height: 72px; touch-action: pan-y;
    border-inline-start: 3px solid transparent; background: var(--chakra-colors-bg);
  }
  .note[data-unread] .row { border-inline-start-color: var(--chakra-colors-brand-solid); background: var(--chakra-colors-bg-surface); }
  .note .picture { position: relative; flex-shrink: 0; width: 44px; height: 44px; }
  .note .icon, .note .system { display: flex; align-items: center; justify-content: center; border-radius: 50%; }
  .note .system { width: 44px; height: 44px; background: var(--chakra-colors-bg-sunken); color: var(--chakra-colors-fg-muted); }
  .note .icon {
    position: absolute; bottom: -4px; inset-inline-end: -4px; width: 22px; height: 22px;
    border: 1px solid var(--chakra-colors-border); background: var(--chakra-colors-bg-surface); color: var(--chakra-colors-brand-fg);
  }
  .note .said { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  .note .sentence { display: inline-block; font-weight: 400; }
  .note[data-unread] .sentence { font-weight: 600; }
  .note a.sentence:hover { text-decoration: underline; text-underline-offset: 3px; }
  .note .unread {
    position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  .note .about {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; margin-top: 2px;
    font-size: var(--chakra-fontSizes-sm); color: var(--chakra-colors-fg-muted);
  }
  .note .when { margin-top: 4px; font-size: var(--chakra-fontSizes-xs); line-height: 1.4; color: var(--chakra-colors-fg-subtle); }
  .note .actions { display: flex; flex-shrink: 0; align-items: flex-start; margin-top: -4px; }
  .note .action {
    display: inline-flex; align-items: center; justify-content: center; width: 44px; height: 44px;
    border-radius: var(--chakra-radii-md); color: var(--chakra-colors-fg-muted);
  }
  .note .action:hover { background: var(--chakra-colors-bg-hover); color: var(--chakra-colors-fg); }

  @media (max-width: 479px) {
    .note .actions { flex-direction: column; }
  }
`
