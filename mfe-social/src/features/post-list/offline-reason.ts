/** Why a page has nothing to show while offline; undefined when the reason is another one. */
export const offlineReason = (isOffline: boolean) =>
  isOffline ? 'Você está offline, e esta lista ainda não foi aberta neste aparelho.' : undefined
