// Stands for 'hoist-non-react-statics', which emotion brings along for a helper (`withTheme`) that nobody calls.
export default (target) => target
