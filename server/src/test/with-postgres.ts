import type { TestProject } from 'vitest/node'
import { postgresPrograms, startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server for tests; empty where none is installed. */
    postgres: string
  }
}

/** Starts one PostgreSQL for all tests of the project. */
export default async function withPostgres(project: TestProject) {
  const programs = postgresPrograms()
  if (!programs) {
    project.provide('postgres', '')
    return
  }
  const server = await startPostgres(programs)
  project.provide('postgres', server.url)
  return () => server.stop()
}
