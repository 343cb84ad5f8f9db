// The schemas of all entities. Apart from the package's main entry: they carry Valibot at run time.

export * from './entities/account'
export * from './entities/fields'
export * from './entities/law'
export * from './entities/moderation'
export * from './entities/newsletter'
export * from './entities/notification'
export * from './entities/offline'
export * from './entities/post'
export * from './entities/profile'
export * from './entities/search'
