import { type Context, os } from '../../context'

const installState = ({ device }: Context) => ({
  installed: device.installed.get(),
  shown: device.installShown.get(),
  dismissed: device.installDismissed.get(),
})

export const device = {
  getInstallState: os.device.getInstallState.handler(({ context }) => installState(context)),

  install: os.device.install.handler(({ context, errors }) => {
    if (context.simulated.happens('installFailureRate')) throw errors.INSTALL_FAILED()
    context.device.installed.set(true)
    return installState(context)
  }),

  getPermission: os.device.getPermission.handler(({ context }) => ({ permission: context.device.permission.get() })),

  /** Simulated: the browser's own prompt is never called, so a refused user may be asked again. */
  requestPermission: os.device.requestPermission.handler(({ context }) => {
    const { device, simulated } = context
    if (device.permission.get() !== 'granted') {
      device.permission.set(simulated.happens('permissionDenialRate') ? 'denied' : 'granted')
    }
    return { permission: device.permission.get() }
  }),

  getPushSettings: os.device.getPushSettings.handler(({ context }) => context.device.pushSettings.get()),

  savePushSettings: os.device.savePushSettings.handler(({ input, context }) => {
    context.device.pushSettings.set(input)
    return input
  }),

  getPreferences: os.device.getPreferences.handler(({ context }) => context.device.preferences.get()),

  savePreferences: os.device.savePreferences.handler(({ input, context }) => {
    context.device.preferences.set(input)
    return input
  }),
}
