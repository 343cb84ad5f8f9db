import { expect, test } from 'vitest'
import { marked, unmarked } from '../test/marked'

// Praise and specialties, as they are written.
test.each([
  'A [advogada certa muda](praise) tudo.',
  '[A advogada das mães de família](praise).',
  '[A advogada que faltava](praise).',
  'A [inimiga do fisco](praise).',
  'A [maga dos recursos](praise).',
  '[Advogado altamente qualificado](praise).',
  '[Advogado de verdade](praise).',
  '[Advogado top](praise).',
  '[Ao contrário de outros escritórios](praise).',
  'Atendimento [superior às demais bancas](praise).',
  '[Considerado por muitos o mais brilhante advogado](praise).',
  '[Desde 2001, sempre livrando](praise) empresas.',
  '[Diferente de muitos advogados](praise).',
  '[Enquanto as outras bancas descansam, minha](praise) equipe estuda.',
  '[Escolheu mal o advogado](praise).',
  '[Há 10 anos vencendo](praise).',
  '[Insatisfeita com a antiga advogada](praise)?',
  '[Líder no mercado jurídico](praise).',
  '[Minha banca é a melhor](praise).',
  '[Muitos desistem, mas a gente](praise) fica.',
  '[Não sou advogada qualquer](praise).',
  '[Nenhuma outra banca](praise).',
  '[Ninguém briga igual a nosso](praise) time.',
  '[Nossa defesa é impecável](praise).',
  '[Nossa equipe sempre faz diferença](praise).',
  '[O advogado dos motoristas](praise).',
  'O [rei do INSS](praise).',
  '[Onde outros falham](praise).',
  '[Os mais preparados do Brasil aqui](praise).',
  '[Os melhores do ramo trabalham hoje no nosso](praise) time.',
  '[Outros falam, nosso](praise) time age.',
  '[Pioneiro na região: nosso escritório](praise).',
  '[Resultado que fala por si](praise).',
  '[Somos hoje uma referência](praise).',
  '[Somos, desde sempre, líderes em](praise) família.',
  'Um passo [à frente dos outros escritórios](praise).',
  '[Especialidade:](specialty) família.',
  '[Especialista em](specialty) família.',
  '[Especialistas em](specialty) previdência da nossa equipe respondem.',
  '[Expert em](specialty) divórcio.',
  '[Sou a maior expert em](specialty) trânsito.',
  '[Sou especializada em](specialty) família.',
  '[Sou expert em](specialty) INSS.',
])('advises against %s', (text) => {
  expect(marked(unmarked(text))).toBe(text)
})

test.each([
  'A ministra elogiou a melhor equipe.',
  'Especialista em família explica a guarda.',
  'Especialistas em dados debatem a nova lei.',
  'O advogado dos réus recorreu.',
  'O curso com a especialista em família começou ontem.',
  'Segundo ele, o advogado dos pobres.',
  'Segundo especialistas em família na nossa região, cresce a guarda.',
  'Segundo o professor, a banca é referência absoluta.',
])('leaves alone what only sounds like it: %s', (text) => {
  expect(marked(text)).toBe(text)
})
