import { type Context, os } from '../../context'

const installState = ({ personal, viewer }: Context) => ({
  installed: personal.installed.of(viewer?.id),
  shown: personal.installShown.of(viewer?.id),
  dismissed: personal.installDismissed.of(viewer?.id),
})

export const device = {
  getInstallState: os.device.getInstallState.handler(({ context }) => installState(context)),

  install: os.device.install.handler(({ context, errors }) => {
    if (context.simulated.happens('installFailureRate')) throw errors.INSTALL_FAILED()
    context.personal.installed.set(context.viewer?.id, true)
    return installState(context)
  }),

  getPermission: os.device.getPermission.handler(({ context }) => ({
    permission: context.personal.permission.of(context.viewer?.id),
  })),

  /** Simulated: the browser's own prompt is never called, so a refused user may be asked again. */
  requestPermission: os.device.requestPermission.handler(({ context }) => {
    const { personal, simulated, viewer } = context
    if (personal.permission.of(viewer?.id) !== 'granted') {
      personal.permission.set(viewer?.id, simulated.happens('permissionDenialRate') ? 'denied' : 'granted')
    }
    return { permission: personal.permission.of(viewer?.id) }
  }),

  getPushSettings: os.device.getPushSettings.handler(({ context }) =>
    context.personal.pushSettings.of(context.viewer?.id),
  ),

  savePushSettings: os.device.savePushSettings.handler(({ input, context }) => {
    context.personal.pushSettings.set(context.viewer?.id, input)
    return input
  }),

  getPreferences: os.device.getPreferences.handler(({ context }) =>
    context.personal.preferences.of(context.viewer?.id),
  ),

  savePreferences: os.device.savePreferences.handler(({ input, context }) => {
    context.personal.preferences.set(context.viewer?.id, input)
    return input
  }),
}
