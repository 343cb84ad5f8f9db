/** @type {import('../scripts/lib/sabotage.mjs').Sabotage[]} */
export default [
  {
    id: 'queue-never-syncs-by-itself',
    in: 'shell createOfflineService',
    drop: 'if (state.online) void comeBack()',
    turnsRed: ['SHL-064', 'SHL-065'],
  },
  {
    id: 'queued-without-a-word',
    in: 'shell offlineTransport',
    drop: 'if (!isOnline()) onQueued()',
    turnsRed: ['SHL-062'],
  },
  {
    id: 'try-not-counted',
    in: 'shell createQueue',
    change: ['retryCount: action.retryCount + 1', 'retryCount: action.retryCount'],
    turnsRed: ['SHL-069'],
  },
  {
    id: 'failure-without-its-type',
    in: 'shell createQueue failure',
    change: ['syncFailureMessage(action.type)', "syncFailureMessage('any')"],
    turnsRed: ['SHL-070'],
  },
  {
    id: 'taken-back-and-sent-all-the-same',
    in: 'shell coalesce',
    change: ["{ actions: others, outcome: 'undone' }", "{ actions: [...actions], outcome: 'undone' }"],
    turnsRed: ['SHL-064'],
  },
  {
    id: 'admin-for-everybody',
    in: 'shell NavigationList',
    change: ['seesAdminNavigation($USER) && $GROUP', '$GROUP'],
    turnsRed: ['SHL-024', 'SHL-025'],
  },
  {
    id: 'second-notifications-gone',
    in: 'shell SETTINGS',
    change: ['href: paths.notificationSettings.href()', 'href: paths.notifications.href()'],
    turnsRed: ['SHL-021'],
  },
  {
    id: 'bottom-bar-reordered',
    in: 'shell BOTTOM',
    change: ["label: 'Publicar'", "label: 'Composer'"],
    turnsRed: ['SHL-022'],
  },
  {
    id: 'blank-username-allowed',
    in: 'shell LoginForm',
    change: ['isDisabled={!trimmed}', 'isDisabled={!username}'],
    turnsRed: ['SHL-034'],
  },
  {
    id: 'unknown-user-without-names',
    in: 'shell LoginForm',
    change: ['hint(demo)', "' Tente outro.'"],
    turnsRed: ['SHL-038'],
  },
  {
    id: 'push-card-stays',
    in: 'shell useTimeLeft resume',
    drop: 'timer.current = setTimeout(onEnd, remaining.current)',
    turnsRed: ['SHL-075'],
  },
  {
    id: 'banner-comes-back',
    in: 'shell decide',
    drop: "if (!wasOffered) deviceStorage.setItem(STORAGE_KEYS.installShown, 'true')",
    turnsRed: ['SHL-051'],
  },
  {
    id: 'offline-bar-online-too',
    in: 'shell OfflineBar',
    change: ['online ? messageOnline($$$STATE) : $OFFLINE', '$OFFLINE'],
    turnsRed: ['SHL-060'],
  },
  {
    id: 'never-saved-called-an-error',
    in: 'shared-ui OnlineCard',
    change: ['useOnline() ? $CARD : $NOTE', '$CARD'],
    turnsRed: ['P-21'],
  },
  {
    id: 'pages-asked-for-in-vain-kept',
    in: 'shared-ui createResponseCache visit',
    change: ['other !== cached && hasData(other)', 'other !== cached'],
    turnsRed: ['P-21'],
  },
]
