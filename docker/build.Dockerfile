# Builds the whole workspace once and serves one package of it: PACKAGE is its folder, KIND is `shell` or `remote`.
FROM node:20-bookworm-slim AS build
WORKDIR /ementa
COPY . .
RUN npm install --no-save --no-audit --no-fund && npm run build

FROM nginx:1.28
ARG PACKAGE
ARG KIND
COPY --from=build /ementa/${PACKAGE}/dist /srv
COPY docker/nginx/${KIND}.conf /etc/nginx/conf.d/default.conf
COPY docker/remotes.json /registry/remotes.json
