/** Title of the toast about a required field that was left empty. */
export const FIELDS_MISSING = 'Campos obrigatórios'
