import { expect, test } from 'vitest'
import { readCsv, writeCsv } from '../csv'
import { readDate } from '../read-date'
import { readAudience } from './read-audience'
import { countsByReason, writeAudience, writeLeft } from './write-audience'

const ghost = [
  'id,email,name,note,subscribed_to_emails,created_at,deleted_at',
  '1,Ana@X.br,"Ferraz, Ana",,true,2023-05-02T12:00:00.000Z,',
  '2,beto@x.br,Beto,,false,2023-05-03T12:00:00.000Z,',
  '3,ana@x.br,Ana de novo,,true,,',
  '4,sem endereço,Carla,,true,,',
  '5,davi@x.br,Davi,,true,,2024-01-01T00:00:00.000Z',
  '6,,Eva,,true,,',
].join('\n')

test('of a list from elsewhere come the addresses that may, and every other row is named with its reason', () => {
  const file = readAudience(ghost)
  expect(file?.subscribers).toEqual([
    { email: 'ana@x.br', name: 'Ferraz, Ana', subscribedAt: '2023-05-02T12:00:00.000Z' },
  ])
  expect(file?.left.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'unsubscribed'],
    [4, 'repeated'],
    [5, 'invalid'],
    [6, 'unsubscribed'],
    [7, 'missing'],
  ])
  expect(countsByReason(file?.left ?? [])).toEqual([
    ['unsubscribed', 2],
    ['repeated', 1],
    ['invalid', 1],
    ['missing', 1],
  ])
  const written = readCsv(writeLeft(file?.head ?? [], file?.left ?? []))
  expect(written[0]?.cells).toEqual([
    ...['id', 'email', 'name', 'note', 'subscribed_to_emails', 'created_at', 'deleted_at', 'motivo'],
  ])
  expect(written[3]?.cells).toEqual([...['4', 'sem endereço', 'Carla', '', 'true', '', '', 'endereço inválido']])
  expect(written[5]?.cells.at(-1)).toBe('sem e-mail')
})

test.each([
  ['semicolons and quotes', 'Nome;E-mail;Desde\r\n"Souza; ""Zé""";ze@x.br;02/05/2023\r\n', 'Souza; "Zé"'],
  ['a line break in quotes', 'nome,e-mail,desde\n"Zé\nSouza",ze@x.br,02/05/2023', 'Zé\nSouza'],
  ['tabs', 'Nome\tE-mail\tDesde\nZé\tze@x.br\t02/05/2023', 'Zé'],
])('reads a list with %s', (_, text, name) => {
  expect(readAudience(text)?.subscribers).toMatchObject([{ email: 'ze@x.br', name }])
  expect(readAudience(text)?.undated).toBe(0)
})

test('a list without a head is read by the shape of its addresses; one without addresses is none', () => {
  expect(readAudience('Zé;ze@x.br\nEva;eva@x.br')?.subscribers.map(({ name }) => name)).toEqual(['Zé', 'Eva'])
  expect(readAudience('ze@x.br;Zé')?.subscribers).toEqual([{ email: 'ze@x.br', name: 'Zé', subscribedAt: null }])
  expect(readAudience('ze@x.br\neva@x.br')?.subscribers.map(({ name }) => name)).toEqual(['', ''])
  expect(readAudience('nome;telefone\nZé;11')).toBeNull()
  expect(readAudience('')).toBeNull()
})

test.each([
  ['02/05/2023', '2023-05-02T15:00:00.000Z'],
  ['2/5/2023 08:30', '2023-05-02T11:30:00.000Z'],
  ['2023-05-02', '2023-05-02T12:00:00.000Z'],
  ['02.05.2023', '2023-05-02T15:00:00.000Z'],
  ['02-05-2023, 08:30:15', '2023-05-02T11:30:00.000Z'],
  ['2023-05-02T08:30:00-03:00', '2023-05-02T11:30:00.000Z'],
  ['2023-05-02T08:30:00Z', '2023-05-02T08:30:00.000Z'],
  [' 2023-05-02T08:30 ', '2023-05-02T08:30:00.000Z'],
  ['2023-13-02', null],
  ['1823-05-02', null],
  ['x 02/05/2023', null],
  ['02/05/2023 x', null],
  ['02/05/23', null],
  ['31/02/2023', null],
  ['13/13/2023', null],
  ['2023-02-31T99:00', null],
  ['01/01/0099', null],
  ['', null],
])('the date %j is %j', (written, date) => expect(readDate(written)).toBe(date))

test.each(['E-mail', 'email', 'Email Address', 'Endereço de e-mail', 'correio'])(
  'the column “%s” holds addresses, wherever it is',
  (head) => {
    expect(readAudience(`id;${head}\n1;ze@x.br`)?.subscribers).toEqual([
      { email: 'ze@x.br', name: '', subscribedAt: null },
    ])
  },
)

test.each([
  ['nome completo', '', 'Zé'],
  ['Full Name', '', 'Zé'],
  ['first_name', 'last_name', 'Zé Souza'],
  ['First name', 'Sobrenome', 'Zé Souza'],
  ['apelido', 'Last name', 'Souza'],
])('a name is in the columns “%s” and “%s”', (first, last, name) => {
  expect(readAudience(`e-mail;${first};${last}\nze@x.br;Zé;Souza`)?.subscribers[0]?.name).toBe(name)
})

test.each([
  [120, 120, 0],
  [121, 120, 1],
])(
  'of a name of %i letters come %i: one that is too long keeps nobody out, and is counted',
  (length, kept, shortened) => {
    const file = readAudience(`nome;e-mail\n${'é'.repeat(length)};ze@x.br\nEva;eva@x.br`)
    expect(file?.subscribers.map(({ name }) => name?.length)).toEqual([kept, 3])
    expect(file?.shortened).toBe(shortened)
  },
)

test.each(['desde', 'Data de inscrição', 'data do consentimento', 'date', 'created_at', 'optin_time', 'inscrito em'])(
  'the column “%s” says since when',
  (head) => {
    const file = readAudience(`e-mail;${head}\nze@x.br;2023-05-02\neva@x.br;?`)
    expect(file?.subscribers.map(({ subscribedAt }) => subscribedAt)).toEqual(['2023-05-02T12:00:00.000Z', null])
    expect(file?.undated).toBe(1)
  },
)

test.each([
  ['deleted_at', '2024-01-01', 0],
  ['unsub_time', '2024-01-01', 0],
  ['email_disabled', 'true', 0],
  ['email_disabled', 'false', 1],
  ['Descadastrado em', 'Não', 1],
  ['cancelou em', ' 0 ', 1],
  ['subscribed_to_emails', 'NO', 0],
  ['subscribed_to_emails', 'n', 0],
  ['subscribed_to_emails', '', 1],
  ['subscribed_to_emails', 'sim', 1],
])('who left does not come: “%s” is %j', (head, value, count) => {
  expect(readAudience(`e-mail;${head}\nze@x.br;${value}`)?.subscribers).toHaveLength(count)
})

test.each([
  ['status', 'inactive'],
  ['subscriber_type', 'unsubscribed'],
  ['Status', 'unreachable'],
  ['STATUS', 'cleaned'],
  ['status', 'blocklisted'],
  ['Situação', 'Descadastrado'],
  ['Status', 'Cancelado'],
  ['Descadastrado', 'sim'],
  ['Inscrito', 'não'],
  ['opt_out', '1'],
  ['Aceita receber e-mails', 'Não'],
  ['deleted', 'true'],
  ['bounced', 'TRUE'],
  ['Assinatura', 'cancelada'],
  ['Unsubscribed At', '2024-01-01'],
  ['Observação', 'Opted-out'],
  ['Marketing', 'Never subscribed'],
  ['E-mail marketing', 'Não'],
  ['Status', 'SIGNED_OFF'],
  ['Inscrição', 'SIGNED_OFF'],
  ['lgpd', 'recusou'],
  ['LGPD', 'pendente'],
  ['consent', 'none'],
  ['confirmed', 'false'],
  ['Email confirmado', 'não'],
  ['DOUBLE_OPT-IN', 'No'],
  ['Hard bounce', 'sim'],
  ['Email hard bounce reason', 'UNKNOWN_USER'],
  ['EMAIL_BLACKLISTED', '1'],
  ['CLEAN_TIME', '2024-01-01 10:00:00'],
  ['Deliverability', 'Undeliverable'],
  ['Tags', 'cliente, DESCADASTRADO'],
  ['labels', 'vip;unsubscribed-2024'],
  ['Grupos', 'Hard bounces'],
  ['Observações', 'Pediu cancelamento da newsletter em maio'],
  ['Notas', 'recusou receber'],
  ['NOTES', 'Spam complaint'],
  ['Segmento', 'opt-out'],
  ['Nome', 'Zé (não enviar)'],
  ['Status', 'junk'],
  ['status', 'needs_attention'],
])('who left or is unclear stays out, and is named with the cell: “%s” is %s [P-23]', (head, value) => {
  const file = readAudience(`${head};E-mail\n${value.replace(';', ',')};saiu@x.com.br`)
  expect(file?.subscribers).toEqual([])
  expect(file?.left).toMatchObject([{ said: `${head}: ${value.replace(';', ',')}` }])
})

test('in a list without a head the words of a row count too', () => {
  expect(readAudience('ze@x.br;Zé\nlia@x.br;unsubscribed\nrui@x.br;Rui;opt-out')?.left).toMatchObject([
    { row: 2, reason: 'unsubscribed', said: 'unsubscribed' },
    { row: 3, said: 'opt-out' },
  ])
})

test.each([
  ['status', 'active'],
  ['subscriber_type', 'regular'],
  ['Status', 'Subscribed'],
  ['Situação', 'Ativo'],
  ['active_subscription', 'false'],
  ['Inscrito', 'sim'],
  ['Inscrito', '02/05/2023'],
  ['opt_out', 'não'],
  ['unsubscribe_url', 'https://x.br/u/1'],
  ['consentimento', 'Formulário do site'],
  ['Activity', '0'],
  ['Nome', 'Cancela'],
  ['Sobrenome', 'Cancella Recusi'],
  ['Cidade', 'Recife'],
  ['OAB', 'SP 123.456'],
  ['Bloco', 'B'],
  ['Empresa', 'Cancela & Bloise Advogados'],
  ['Site', 'https://x.br/unsubscribe/spam'],
  ['E-mail do sócio', 'spam@x.br'],
  ['Interesses', 'Cancelamento de voo, recusa de cobertura'],
  ['OPTIN_IP', '200.1.2.3'],
  ['Inscrito via', 'página do evento'],
  ['Unsubscribed At', '-'],
  ['last_bounce', 'Never'],
  ['bounced', 'NULL'],
  ['LGPD', 'aceitou em 2023'],
  ['confirmed', 'true'],
  ['Accepts Marketing', 'yes'],
  ['Cadastro', 'Formulário do site'],
])('an ordinary cell keeps nobody out: “%s” is %s', (head, value) => {
  expect(readAudience(`E-mail;${head}\nze@x.br;${value}`)?.left).toEqual([])
})

test.each([
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS\nze@x.br,Zé,Souza,,,,2,,,2023-05-02 10:00:00,200.1.1.1,-23,-46,-3,-2,America/Sao_Paulo,BR,SP,2023-05-02 10:00:00,123,abc,,"""vip"""',
  ],
  [
    'Substack',
    'Email,Type,Stripe plan,Cancel date,Start date,Paid upgrade date,Bestseller,Emails received (6mo),Activity,Country,Subscription source (free),Name\nze@x.br,Author,,,2023-05-02,,,10,5,BR,import,Zé',
  ],
  [
    'Ghost',
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n1,ze@x.br,Zé,,true,false,,2023-05-02T12:00:00.000Z,,vip,Free',
  ],
  [
    'MailerLite',
    'Subscriber,Status,Name,Last name,Company,Subscribed,Unsubscribed,Opt-in IP,Signup IP,Opt-in timestamp,Location,Sent,Opens,Clicks,Email\nze@x.br,Active,Zé,S,C,2023-05-02 10:00:00,,200.1.1.1,200.1.1.1,2023-05-02 10:00:00,Brazil,10,5,1,ze@x.br',
  ],
  [
    'RD Station',
    'Email,Nome,Telefone,Cidade,Estado,Empresa,Cargo,Estágio no funil,Lead Scoring - Perfil,Total de conversões,Data da primeira conversão,Evento da última conversão,Status para e-mail marketing,Base legal,Tags,Dono do Lead,Descadastrado,Bounce\nze@x.br,Zé,11,SP,SP,X,Adv,Lead,A,2,02/05/2023,Cancelamento de contrato - ebook,Válido,Consentimento,lei,,Não,Não',
  ],
  [
    'Brevo',
    'CONTACT ID,EMAIL,SOBRENOME,NOME,WHATSAPP,OPT_IN,DOUBLE_OPT-IN,EMAIL_BLACKLIST,SMS_BLACKLIST,ADDED_TIME,MODIFIED_TIME\n1,ze@x.br,S,Zé,,1,1,0,0,02-05-2023,02-05-2023',
  ],
  [
    'a WordPress plugin',
    'id,first_name,last_name,email,status,list_name,list_status,confirmed_ip,confirmed_at,subscribed_ip,created_at\n1,Zé,S,ze@x.br,subscribed,Site,subscribed,200.1.1.1,2023-05-02,200.1.1.1,2023-05-02',
  ],
  [
    'HubSpot',
    'Record ID,First Name,Email,Marketing contact status,Unsubscribed from all email,Email hard bounce reason,Invalid email address,Lifecycle Stage\n1,Zé,ze@x.br,Marketing contact,false,,false,Lead',
  ],
  [
    'a sheet',
    'Nome;E-mail;Status OAB;Situação;Aceita receber;Observações;Cidade\nZé;ze@x.br;Ativa;Ativo;Sim;cliente desde 2010, pediu recusa de foro;Cancelândia',
  ],
])('of the whole list that %s writes, a person who receives comes', (_, text) => {
  const file = readAudience(text)
  expect(file?.subscribers.map(({ email }) => email)).toEqual(['ze@x.br'])
  expect(file?.left).toEqual([])
})

test('whoever is unclear stays out and is named with what the file says', () => {
  const file = readAudience('e-mail;Status\na@x.br;ativo\nb@x.br;em análise\nc@x.br;')
  expect(file?.subscribers.map(({ email }) => email)).toEqual(['a@x.br'])
  expect(file?.left.map(({ row, reason, said }) => [row, reason, said])).toEqual([
    [3, 'unclear', 'Status: em análise'],
    [4, 'unclear', 'Status: em branco'],
  ])
})

test('who left in one row has left, whatever another row says', () => {
  const file = readAudience('e-mail;status\na@x.br;active\nA@x.br;unsubscribed\nb@x.br;active')
  expect(file?.subscribers.map(({ email }) => email)).toEqual(['b@x.br'])
})

test.each([
  ['a separator line', 'sep=;\nNome;E-mail\nZé;ze@x.br'],
  ['a title above', 'Lista de 2024;;\n;;\nNome;E-mail;Desde\nZé;ze@x.br;'],
  ['Google’s columns', 'First Name,E-mail 1 - Label,E-mail 1 - Value\nZé,* Home,ze@x.br'],
  ['a name with its address', 'E-mail\nZé <ze@x.br>'],
])('a list of Brazil is read: %s', (_, text) => {
  expect(readAudience(text)?.subscribers).toMatchObject([{ email: 'ze@x.br', name: 'Zé' }])
})

test.each([
  ['joão@x.br', 'accented'],
  ['Zé <joa\u0303o.silva@ação.adv.br>', 'accented'],
  ['joão@x', 'invalid'],
  ['joão', 'invalid'],
  ['jo ão@x.br', 'invalid'],
])('why the address %s cannot come', (address, reason) => {
  expect(readAudience(`nome;e-mail\nZé;${address}`)?.left).toMatchObject([{ reason }])
})

test.each(["o'neil@x.br", 'ze@advocacia-ação.com.br'])('%s is an address', (email) => {
  expect(readAudience(`e-mail\n${email}`)?.subscribers).toMatchObject([{ email }])
})

test('an empty date gives way to the next column with one', () => {
  expect(readAudience('e-mail,OPTIN_TIME,CONFIRM_TIME\nze@x.br,,2023-05-02 10:00:00')?.subscribers).toMatchObject([
    { subscribedAt: '2023-05-02T10:00:00.000Z' },
  ])
})

test('what leaves as a file is text in a spreadsheet, never a formula, and comes in again as it was', () => {
  const person = { id: '1', username: null, subscribed_at: '2023-05-02T12:00:00.000Z', consent: '@formulário' }
  const formula = { ...person, name: '=HYPERLINK("http://x")', email: '+a@x.br' }
  const file = writeAudience([formula, { ...person, username: 'joao', name: 'João; filho', email: null }])
  expect(file.startsWith('\uFEFFnome;e-mail;perfil;desde;consentimento\r\n')).toBe(true)
  const cells = readCsv(file).flatMap(({ cells }) => cells)
  expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  expect(readAudience(file)?.subscribers).toEqual([
    { email: '+a@x.br', name: '=HYPERLINK("http://x")', subscribedAt: '2023-05-02T12:00:00.000Z' },
  ])
  expect(writeCsv([['\t=1']])).toContain("'\t=1")
})

test('a list of fifty thousand is read whole', () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => `Pessoa ${index};p${index}@x.br;02/05/2023`)
  expect(readAudience(['nome;e-mail;desde', ...rows].join('\n'))?.subscribers).toHaveLength(50_000)
})
