import { expect, test } from 'vitest'
import { countLosses } from './archive'

const twice = (html: string) => html + html

test.each([
  [
    '<IFRAME src="x"></IFRAME>',
    '1 conteúdo incorporado (vídeo ou outro)',
    '2 conteúdos incorporados (vídeos ou outros)',
  ],
  ['<video></video>', '1 vídeo ou áudio', '2 vídeos ou áudios'],
  ['<audio></audio>', '1 vídeo ou áudio', '2 vídeos ou áudios'],
  ['<button>x</button>', '1 botão ou formulário', '2 botões ou formulários'],
  ['<a class="kg-btn kg-x">x</a>', '1 botão (fica o link)', '2 botões (ficam os links)'],
  ["<a href='#' class = 'button primary'>x</a>", '1 botão (fica o link)', '2 botões (ficam os links)'],
  ['<svg></svg>', '1 desenho ou objeto', '2 desenhos ou objetos'],
  ['<canvas></canvas>', '1 desenho ou objeto', '2 desenhos ou objetos'],
  [
    '<img alt="" src="http://a.example/a.png">',
    '1 imagem de endereço sem segurança (http)',
    '2 imagens de endereço sem segurança (http)',
  ],
  ['<img src="a.png">', '1 imagem sem endereço público', '2 imagens sem endereço público'],
  ['<img alt="x">', '1 imagem sem endereço público', '2 imagens sem endereço público'],
  ['<img src="data:image/svg+xml;base64,AA">', '1 imagem sem endereço público', '2 imagens sem endereço público'],
  [
    '<a href="__GHOST_URL__/x/">x</a>',
    '1 link para o site antigo (fica o texto)',
    '2 links para o site antigo (ficam os textos)',
  ],
])('of %s it is said what stays behind', (html, one, two) => {
  expect(countLosses(html)).toEqual([one])
  expect(countLosses(twice(html))).toEqual([two])
})

test.each([
  '<p>Um <b>texto</b></p>',
  '<a href="https://a.example" class="nav">x</a>',
  '<img src="https://a.example/a.png">',
  '<img src="data:image/jpeg;base64,AA">',
  '<formato></formato>',
])('%s loses nothing', (html) => expect(countLosses(html)).toEqual([]))
