// Stands in the bundle for date-fns' own default locale, which is English.
export { ptBR as defaultLocale } from 'date-fns/locale/pt-BR'
