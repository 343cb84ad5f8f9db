// Stands for the texts of `@module-federation/error-codes` in production: a message of the runtime has its code, its
// arguments and the page that explains it.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
